ALTER TABLE "cart" ADD COLUMN "order_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "set_aside_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "prices_then" jsonb;