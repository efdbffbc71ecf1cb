CREATE INDEX "quote_account_drafts" ON "quote" USING btree ("account_id","created_at" DESC NULLS FIRST,"quote_number" DESC NULLS FIRST) WHERE "quote"."status" = 'qstDraft';--> statement-breakpoint
CREATE INDEX "placed_order_owed" ON "placed_order" USING btree ("account_id","opened_at","order_number") WHERE "placed_order"."open_on_terms" > 0;--> statement-breakpoint
CREATE FUNCTION "unsent_days"(items jsonb, fulfilments jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_agg(line.item ->> 'plannedDeliveryDate' ORDER BY line.item ->> 'plannedDeliveryDate')
	FROM jsonb_array_elements(items) AS line (item)
	WHERE line.item ->> 'plannedDeliveryDate' <> ''
	AND NOT EXISTS (
		SELECT FROM jsonb_array_elements(fulfilments) AS fulfilment (value),
			jsonb_array_elements(fulfilment.value -> 'deliveries') AS delivery (value)
		WHERE delivery.value -> 'itemIDs' ? (line.item ->> 'id'))
$$;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "unsent_days" text[] GENERATED ALWAYS AS (unsent_days(items, fulfilments)) STORED;--> statement-breakpoint
CREATE INDEX "placed_order_unsent" ON "placed_order" USING btree ("account_id",("unsent_days"[1]),"order_number") WHERE "placed_order"."status" not in ('ostClosed', 'ostCanceled');
