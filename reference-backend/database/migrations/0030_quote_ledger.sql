CREATE TABLE "quote_event" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_name" text DEFAULT '' NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "answer_due" date;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "reviewer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_event" ADD CONSTRAINT "quote_event_order_id_quote_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."quote"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_event_quote" ON "quote_event" USING btree ("order_id","position");--> statement-breakpoint
-- Quotes that are there already: their lines are told of as they are now, and the steps as their history has them.
INSERT INTO "quote_event" ("id", "order_id", "position", "at", "actor", "body")
SELECT 'created ' || q.order_id, q.order_id, 0, q.created_at, 'customer',
  jsonb_build_object('entryType', 'created', 'quoteName', q.quote_name)
FROM "quote" q;--> statement-breakpoint
INSERT INTO "quote_event" ("id", "order_id", "position", "at", "actor", "body")
SELECT 'lines ' || q.order_id, q.order_id, 1, q.created_at, 'customer',
  jsonb_build_object('entryType', 'itemsAdded', 'orderItems', jsonb_agg(jsonb_build_object(
    'orderItemID', i.order_item_id,
    'modelNumber', i.model_number,
    'productName', i.sku -> 'product' ->> 'productName',
    'quantity', i.quantity,
    'requestedDeliveryDate', i.requested_delivery_date,
    'customerMaterialNumber', i.customer_material_number
  ) ORDER BY i.position))
FROM "quote" q JOIN "quote_item" i ON i.order_id = q.order_id
GROUP BY q.order_id, q.created_at;--> statement-breakpoint
INSERT INTO "quote_event" ("id", "order_id", "position", "at", "actor", "body")
SELECT 'step ' || h.id, h.order_id,
  (SELECT count(*) FROM "quote_event" e WHERE e.order_id = h.order_id) + h.position, h.at,
  CASE WHEN h.status IN ('qstRejected', 'qstApproved', 'qstRejectedQuote') THEN 'reviewer' ELSE 'customer' END,
  jsonb_build_object('entryType', 'status', 'orderStatusType_typeCode', h.status, 'reason', h.reason)
FROM "quote_history" h;
