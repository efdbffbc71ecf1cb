ALTER TABLE "quote_words" ADD COLUMN "has_bare" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "quote_words_without_bare" ON "quote_words" USING btree ("order_id") WHERE not "quote_words"."has_bare";--> statement-breakpoint
-- A number without its separators, on a line of its own; of one that is nothing else there is none.
CREATE FUNCTION "bare_number_line"(number text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT E'\t' || nullif(translate(number, E' \t\u00a0\u2009\u202f-\u2010\u2011\u2012\u2013\u2014\u2212./', ''), '')
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "write_quote_words"(quotes text[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO quote_words (order_id, account_id, words, has_bare)
	SELECT q.order_id, q.account_id, lower(concat_ws(E'\n', q.quote_number, q.quote_name, q.purchase_order_number, bare_number_line(q.purchase_order_number), (
		SELECT string_agg(DISTINCT concat_ws(E'\n', i.model_number, i.customer_material_number, i.custom_code, bare_number_line(i.customer_material_number), bare_number_line(i.custom_code)), E'\n')
		FROM quote_item i WHERE i.order_id = q.order_id))), true
	FROM quote q WHERE q.order_id = ANY (quotes)
	ON CONFLICT (order_id) DO UPDATE SET words = excluded.words, has_bare = true
	WHERE quote_words.words <> excluded.words OR NOT quote_words.has_bare
$$;