ALTER TABLE "wish_list" ADD COLUMN "share_key" text;--> statement-breakpoint
ALTER TABLE "wish_list" ADD CONSTRAINT "wish_list_share_key_unique" UNIQUE("share_key");