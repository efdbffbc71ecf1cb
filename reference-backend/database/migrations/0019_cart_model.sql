ALTER TABLE "cart_item" RENAME COLUMN "sku_code" TO "model_number";--> statement-breakpoint
DROP INDEX "cart_item_sku";--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "configuration" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "customer_material_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_model" ON "cart_item" USING btree ("order_id","model_number","configuration","customer_material_number");--> statement-breakpoint
UPDATE "product" SET "doc" = jsonb_set(jsonb_set("doc", '{skus,0,settings,skuAllowAddToCartFlag}', 'true'), '{skus,0,settings,skuQuoteOnlyFlag}', 'true') WHERE "price_list"->'plain' IS NULL AND "doc"#>'{skus,0,settings}' IS NOT NULL;
