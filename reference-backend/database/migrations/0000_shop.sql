-- Where the extension is not allowed or not there, the search finds misspelt words without its help.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
	RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
END $$;
--> statement-breakpoint
CREATE TABLE "file" (
	"file_id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"path" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"content" text NOT NULL,
	"etag" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"product_id" text PRIMARY KEY NOT NULL,
	"sku_id" text NOT NULL,
	"sku_code" text NOT NULL,
	"url_title" text NOT NULL,
	"name" text NOT NULL,
	"product_code" text NOT NULL,
	"brand_name" text NOT NULL,
	"brand_slug" text NOT NULL,
	"product_type_name" text NOT NULL,
	"product_type_slug" text NOT NULL,
	"model_search_only" boolean NOT NULL,
	"sort_order" integer NOT NULL,
	"doc" jsonb NOT NULL,
	"price_list" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', name || ' ' || product_code || ' ' || sku_code), 'A') || setweight(to_tsvector('english', search_text), 'B')) STORED,
	CONSTRAINT "product_sku_id_unique" UNIQUE("sku_id"),
	CONSTRAINT "product_sku_code_unique" UNIQUE("sku_code"),
	CONSTRAINT "product_url_title_unique" UNIQUE("url_title")
);
--> statement-breakpoint
CREATE TABLE "product_type" (
	"product_type_id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"image_file" text NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "product_type_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "account" (
	"account_id" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company" text NOT NULL,
	"email_address" text NOT NULL,
	"phone_number" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"locked" boolean NOT NULL,
	"account_credit" boolean NOT NULL,
	"primary_address_id" text,
	CONSTRAINT "account_email_address_unique" UNIQUE("email_address")
);
--> statement-breakpoint
CREATE TABLE "account_address" (
	"account_address_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"nickname" text NOT NULL,
	"address" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counter" (
	"name" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_code" (
	"account_id" text NOT NULL,
	"custom_code" text NOT NULL,
	"model_number" text NOT NULL,
	CONSTRAINT "custom_code_account_id_custom_code_pk" PRIMARY KEY("account_id","custom_code")
);
--> statement-breakpoint
CREATE TABLE "failed_attempt" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"account_id" text,
	"subject_id" text,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"order_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"quote_number" integer NOT NULL,
	"quote_name" text NOT NULL,
	"status" text NOT NULL,
	"zone" text NOT NULL,
	"currency_code" text NOT NULL,
	"order_payment_id" text NOT NULL,
	"purchase_order_number" text NOT NULL,
	"quote_request_details" text NOT NULL,
	"freight_carrier" text NOT NULL,
	"special_instructions" text NOT NULL,
	"dispatch_option" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"item_quantity" integer NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"surcharge_total" numeric(14, 2) NOT NULL,
	"tax_total" numeric(14, 2) NOT NULL,
	"total_after_surcharge" numeric(14, 2) NOT NULL,
	"total_after_tax" numeric(14, 2) NOT NULL,
	CONSTRAINT "quote_quote_number_unique" UNIQUE("quote_number")
);
--> statement-breakpoint
CREATE TABLE "quote_fulfilment" (
	"order_fulfillment_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"fulfillment_method_id" text NOT NULL,
	"shipping_method_id" text NOT NULL,
	"account_address_id" text,
	"shipping_address" jsonb,
	"pickup_location_id" text,
	"pickup_date" date,
	"tracking_numbers" jsonb NOT NULL,
	CONSTRAINT "quote_fulfilment_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "quote_history" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_item" (
	"order_item_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"sku_id" text NOT NULL,
	"model_number" text NOT NULL,
	"quantity" integer NOT NULL,
	"customer_material_number" text NOT NULL,
	"custom_code" text NOT NULL,
	"requested_delivery_date" date NOT NULL,
	"planned_delivery_date" date NOT NULL,
	"sku" jsonb NOT NULL,
	"price" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_promotion" (
	"order_id" text NOT NULL,
	"promotion_code" text NOT NULL,
	CONSTRAINT "quote_promotion_order_id_promotion_code_pk" PRIMARY KEY("order_id","promotion_code")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"session_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"calls" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shown_fault" (
	"intent" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_address" ADD CONSTRAINT "account_address_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_code" ADD CONSTRAINT "custom_code_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_fulfilment" ADD CONSTRAINT "quote_fulfilment_order_id_quote_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."quote"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_history" ADD CONSTRAINT "quote_history_order_id_quote_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."quote"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_item" ADD CONSTRAINT "quote_item_order_id_quote_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."quote"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_promotion" ADD CONSTRAINT "quote_promotion_order_id_quote_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."quote"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_search_vector" ON "product" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "product_type_slug" ON "product" USING btree ("product_type_slug");--> statement-breakpoint
CREATE INDEX "account_address_account" ON "account_address" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "failed_attempt_subject" ON "failed_attempt" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "quote_account_status" ON "quote" USING btree ("account_id","status","created_at");--> statement-breakpoint
CREATE INDEX "quote_history_quote" ON "quote_history" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "quote_item_quote" ON "quote_item" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");