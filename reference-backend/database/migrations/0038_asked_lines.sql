DROP INDEX "quote_account_counts";--> statement-breakpoint
CREATE INDEX "quote_account_counts" ON "quote" USING btree ("account_id","status","valid_until","order_id");--> statement-breakpoint
ALTER TABLE "quote_item"
	ADD COLUMN "line_total" double precision GENERATED ALWAYS AS ((price ->> 'lineTotal')::double precision) STORED,
	ADD COLUMN "lead_time" integer GENERATED ALWAYS AS ((price ->> 'effectiveLeadTime')::integer) STORED,
	ADD COLUMN "configuration" uuid GENERATED ALWAYS AS (md5((price -> 'skuConfigurations')::text)::uuid) STORED;--> statement-breakpoint
CREATE INDEX "quote_item_asked" ON "quote_item" USING btree ("order_id","model_number","quantity","requested_delivery_date","line_total","lead_time","configuration");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "write_quote_words"(quotes text[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO quote_words (order_id, account_id, words)
	SELECT q.order_id, q.account_id, lower(concat_ws(E'\n', q.quote_number, q.quote_name, q.purchase_order_number, (
		SELECT string_agg(DISTINCT concat_ws(E'\n', i.model_number, i.customer_material_number, i.custom_code), E'\n')
		FROM quote_item i WHERE i.order_id = q.order_id)))
	FROM quote q WHERE q.order_id = ANY (quotes)
	ON CONFLICT (order_id) DO UPDATE SET words = excluded.words
	WHERE quote_words.words <> excluded.words
$$;--> statement-breakpoint
UPDATE "quote_words" SET words = lower(words);--> statement-breakpoint
ALTER TABLE "search_entry" ALTER COLUMN "vector" SET STORAGE main, ALTER COLUMN "name_vector" SET STORAGE main, ALTER COLUMN "facet_groups_us" SET STORAGE main, ALTER COLUMN "facet_groups_eu" SET STORAGE main;--> statement-breakpoint
ALTER TABLE "search_entry" SET (toast_tuple_target = 1024);
