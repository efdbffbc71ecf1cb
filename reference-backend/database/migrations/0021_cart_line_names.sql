DROP INDEX "cart_item_model";--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "custom_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "product_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_model" ON "cart_item" USING btree ("order_id","model_number","configuration","customer_material_number","custom_code");