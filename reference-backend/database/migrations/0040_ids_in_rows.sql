ALTER TABLE "search_entry" ALTER COLUMN "product_id" SET STORAGE plain, ALTER COLUMN "name" SET STORAGE main;--> statement-breakpoint
-- Writes every row anew: storage holds for what is written from then on.
ALTER TABLE "search_entry" ALTER COLUMN "sort_order" SET DATA TYPE integer USING "sort_order" + 0;