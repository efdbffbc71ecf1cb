ALTER TABLE "placement" ADD COLUMN "check_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "seller_step" jsonb;--> statement-breakpoint
CREATE INDEX "placement_check" ON "placement" USING btree ("check_at");