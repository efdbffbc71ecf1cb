CREATE TABLE "cart_fulfilment" (
	"order_fulfillment_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"fulfillment_method_id" text NOT NULL,
	"shipping_method_id" text NOT NULL,
	"account_address_id" text,
	"shipping_address" jsonb,
	"pickup_location_id" text,
	"pickup_date" date
);
--> statement-breakpoint
CREATE TABLE "cart_payment" (
	"order_payment_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"payment_method_type" text NOT NULL,
	"amount" numeric(14, 2),
	"purchase_order_number" text DEFAULT '' NOT NULL,
	"payment_token" text,
	"account_payment_method_id" text,
	"save_card" boolean DEFAULT false NOT NULL,
	"card_name" text DEFAULT '' NOT NULL,
	"credit_card_type" text DEFAULT '' NOT NULL,
	"credit_card_last_four" text DEFAULT '' NOT NULL,
	"name_on_credit_card" text DEFAULT '' NOT NULL,
	"expiration_month" text DEFAULT '' NOT NULL,
	"expiration_year" text DEFAULT '' NOT NULL,
	"gift_card_id" text,
	"gift_card_last_four" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "placement" (
	"order_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"status" text NOT NULL,
	"attempt" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"agreement" jsonb,
	"payment" jsonb,
	"placed_order_id" text,
	"quote_id" text,
	"visitor_id" text
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"model_code" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_hold" (
	"order_id" text NOT NULL,
	"model_code" text NOT NULL,
	"quantity" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_hold_order_id_model_code_pk" PRIMARY KEY("order_id","model_code")
);
--> statement-breakpoint
ALTER TABLE "account" DROP CONSTRAINT "account_email_address_unique";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "credit_limit" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "credit_term" text DEFAULT 'Net 30' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "credit_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "purchase_order_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "order_notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "freight_carrier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "special_instructions" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "dispatch_option" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "requested_delivery_date" date;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "billing_address" jsonb;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "billing_account_address_id" text;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "billing_same_as_shipping" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "order_fulfillment_id" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "spent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "cart_id" text;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "order_notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "cancel_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "freight" numeric(14, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "freight_tax" numeric(14, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "fulfilments" jsonb;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "payments" jsonb;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "open_on_terms" numeric(14, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_fulfilment" ADD CONSTRAINT "cart_fulfilment_order_id_cart_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."cart"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_payment" ADD CONSTRAINT "cart_payment_order_id_cart_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."cart"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement" ADD CONSTRAINT "placement_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_fulfilment_method" ON "cart_fulfilment" USING btree ("order_id","fulfillment_method_id");--> statement-breakpoint
CREATE INDEX "cart_payment_cart" ON "cart_payment" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "stock_product" ON "stock" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "stock_hold_expiry" ON "stock_hold" USING btree ("expires_at");--> statement-breakpoint
INSERT INTO "cart_fulfilment" ("order_fulfillment_id", "order_id", "fulfillment_method_id", "shipping_method_id")
SELECT md5('fulfilment ' || "order_id"), "order_id", 'f1a0c5d2e3b44f6c8a9d7e6b5c4d3e2f', 'a1c2e3f4051627384950a1b2c3d4e5f6' FROM "cart";
--> statement-breakpoint
UPDATE "cart_item" SET "order_fulfillment_id" = md5('fulfilment ' || "order_id");
--> statement-breakpoint
ALTER TABLE "cart_item" ALTER COLUMN "order_fulfillment_id" SET NOT NULL;
--> statement-breakpoint
UPDATE "placed_order" SET
	"fulfilments" = jsonb_build_array("fulfilment" || jsonb_build_object('itemIDs', coalesce(jsonb_path_query_array("items", '$[*].id'), '[]'::jsonb))),
	"payments" = jsonb_build_array("payment" || jsonb_build_object('amount', "total_after_tax", 'purchaseOrderNumber', "purchase_order_number", 'state', CASE WHEN "status" = 'ostClosed' THEN 'paid' WHEN "status" = 'ostCanceled' THEN 'canceled' ELSE 'open' END)),
	"open_on_terms" = CASE WHEN "status" IN ('ostClosed', 'ostCanceled') THEN 0 ELSE "total_after_tax" END;
--> statement-breakpoint
ALTER TABLE "placed_order" ALTER COLUMN "fulfilments" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "placed_order" ALTER COLUMN "payments" SET NOT NULL;
--> statement-breakpoint
INSERT INTO "stock" ("model_code", "product_id", "quantity")
SELECT "listed"."key", "product_id", "listed"."value"::integer FROM "product", jsonb_each_text("price_list" -> 'stock') AS "listed";
--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_order_fulfillment_id_cart_fulfilment_order_fulfillment_id_fk" FOREIGN KEY ("order_fulfillment_id") REFERENCES "public"."cart_fulfilment"("order_fulfillment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_customer_email" ON "account" USING btree ("email_address") WHERE not "account"."guest";--> statement-breakpoint
ALTER TABLE "placed_order" DROP COLUMN "fulfilment";--> statement-breakpoint
ALTER TABLE "placed_order" DROP COLUMN "payment";--> statement-breakpoint
ALTER TABLE "placed_order" ADD CONSTRAINT "placed_order_cart_id_unique" UNIQUE("cart_id");