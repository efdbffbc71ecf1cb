CREATE TABLE "placed_order" (
	"order_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"order_number" integer NOT NULL,
	"quote_id" text,
	"status" text NOT NULL,
	"email_address" text NOT NULL,
	"currency_code" text NOT NULL,
	"purchase_order_number" text NOT NULL,
	"freight_carrier" text NOT NULL,
	"special_instructions" text NOT NULL,
	"dispatch_option" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"item_quantity" integer NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"surcharge_total" numeric(14, 2) NOT NULL,
	"tax_total" numeric(14, 2) NOT NULL,
	"total_after_surcharge" numeric(14, 2) NOT NULL,
	"total_after_tax" numeric(14, 2) NOT NULL,
	"search_text" text NOT NULL,
	"items" jsonb NOT NULL,
	"fulfilment" jsonb NOT NULL,
	"payment" jsonb NOT NULL,
	CONSTRAINT "placed_order_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "placed_order_quote_id_unique" UNIQUE("quote_id")
);
--> statement-breakpoint
ALTER TABLE "placed_order" ADD CONSTRAINT "placed_order_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "placed_order_account" ON "placed_order" USING btree ("account_id","opened_at");