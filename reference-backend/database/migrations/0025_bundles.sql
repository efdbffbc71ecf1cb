CREATE TABLE "bundle_build" (
	"product_bundle_build_id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"visitor_id" text,
	"sku_id" text NOT NULL,
	"items" jsonb NOT NULL,
	"touched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "cart_item_model";--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bundle_build" ADD CONSTRAINT "bundle_build_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bundle_build_account" ON "bundle_build" USING btree ("account_id","sku_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bundle_build_visitor" ON "bundle_build" USING btree ("visitor_id","sku_id");--> statement-breakpoint
CREATE INDEX "bundle_build_touched" ON "bundle_build" USING btree ("touched_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_model" ON "cart_item" USING btree ("order_id","model_number","configuration","customer_material_number","custom_code","parts");