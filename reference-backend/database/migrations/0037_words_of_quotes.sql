CREATE TABLE "quote_words" (
	"order_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "quote_account_status";--> statement-breakpoint
ALTER TABLE "quote_words" ADD CONSTRAINT "quote_words_order_id_quote_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."quote"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_words_account" ON "quote_words" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "quote_account_counts" ON "quote" USING btree ("account_id","status","valid_until");--> statement-breakpoint
CREATE INDEX "quote_account_listed" ON "quote" USING btree ("account_id",(case when "status" = 'qstRejected' then 0 else 1 end),"created_at" DESC NULLS FIRST,"quote_number" DESC NULLS FIRST);--> statement-breakpoint
CREATE FUNCTION "write_quote_words"(quotes text[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO quote_words (order_id, account_id, words)
	SELECT q.order_id, q.account_id, concat_ws(E'\n', q.quote_number, q.quote_name, q.purchase_order_number, (
		SELECT string_agg(DISTINCT concat_ws(E'\n', i.model_number, i.customer_material_number, i.custom_code), E'\n')
		FROM quote_item i WHERE i.order_id = q.order_id))
	FROM quote q WHERE q.order_id = ANY (quotes)
	ON CONFLICT (order_id) DO UPDATE SET words = excluded.words
	WHERE quote_words.words <> excluded.words
$$;--> statement-breakpoint
CREATE FUNCTION "words_of_changed_rows"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM write_quote_words(ARRAY(SELECT DISTINCT order_id FROM changed));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "words_of_changed_row"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM write_quote_words(ARRAY[NEW.order_id]);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "quote_words_of_new" AFTER INSERT ON "quote" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "words_of_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "quote_words_of_changed" AFTER UPDATE ON "quote" FOR EACH ROW WHEN (OLD.quote_name IS DISTINCT FROM NEW.quote_name OR OLD.purchase_order_number IS DISTINCT FROM NEW.purchase_order_number) EXECUTE FUNCTION "words_of_changed_row"();--> statement-breakpoint
CREATE TRIGGER "quote_words_of_new_lines" AFTER INSERT ON "quote_item" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "words_of_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "quote_words_of_lost_lines" AFTER DELETE ON "quote_item" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "words_of_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "quote_words_of_changed_lines" AFTER UPDATE ON "quote_item" FOR EACH ROW WHEN (OLD.model_number IS DISTINCT FROM NEW.model_number OR OLD.customer_material_number IS DISTINCT FROM NEW.customer_material_number OR OLD.custom_code IS DISTINCT FROM NEW.custom_code) EXECUTE FUNCTION "words_of_changed_row"();--> statement-breakpoint
SELECT write_quote_words(ARRAY(SELECT order_id FROM quote));--> statement-breakpoint
DO $$ BEGIN
	IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
		CREATE INDEX "quote_words_trigram" ON "quote_words" USING gin (words gin_trgm_ops);
	END IF;
END $$;
