CREATE TABLE "cart" (
	"order_id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"visitor_id" text,
	"touched_at" timestamp with time zone NOT NULL,
	"promotion_codes" jsonb NOT NULL,
	CONSTRAINT "cart_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "cart_visitor_id_unique" UNIQUE("visitor_id")
);
--> statement-breakpoint
CREATE TABLE "cart_item" (
	"order_item_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"sku_code" text NOT NULL,
	"quantity" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_order_id_cart_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."cart"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_touched" ON "cart" USING btree ("touched_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_sku" ON "cart_item" USING btree ("order_id","sku_code");