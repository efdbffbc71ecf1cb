ALTER TABLE "quote" ADD COLUMN "tax_country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "discount_total" numeric(14, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "tax_country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "promotion_codes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "discount_total" numeric(14, 2) DEFAULT 0 NOT NULL;