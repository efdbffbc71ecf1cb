ALTER TABLE "wish_list_item" ADD COLUMN "model_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wish_list_item" ADD COLUMN "configuration" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "wish_list_item" DROP CONSTRAINT "wish_list_item_order_template_id_sku_id_pk";--> statement-breakpoint
ALTER TABLE "wish_list_item" ADD CONSTRAINT "wish_list_item_pk" PRIMARY KEY("order_template_id","sku_id","model_number","configuration");
