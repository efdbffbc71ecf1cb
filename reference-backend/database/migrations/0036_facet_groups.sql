CREATE TABLE "search_facet_group" (
	"id" integer PRIMARY KEY NOT NULL,
	"facets" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_entry" drop column "vector";--> statement-breakpoint
ALTER TABLE "search_entry" ADD COLUMN "vector" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple', names || ' ' || words) || to_tsvector('english', names || ' ' || words))) STORED;--> statement-breakpoint
ALTER TABLE "search_entry" ADD COLUMN "facet_groups_us" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entry" ADD COLUMN "facet_groups_eu" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entry" ADD COLUMN "name_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', names), 'A') || setweight(to_tsvector('english', names), 'B')) STORED;--> statement-breakpoint
CREATE INDEX "search_entry_name_vector" ON "search_entry" USING gin ("name_vector");--> statement-breakpoint
CREATE INDEX "search_entry_vector" ON "search_entry" USING gin ("vector");
