CREATE TABLE "search_entry" (
	"product_id" text PRIMARY KEY NOT NULL,
	"sku_code" text NOT NULL,
	"name" text NOT NULL,
	"sort_order" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"model_search_only" boolean NOT NULL,
	"price" integer,
	"codes" text NOT NULL,
	"names" text NOT NULL,
	"words" text NOT NULL,
	"facets" integer[] NOT NULL,
	"fingerprint" text NOT NULL,
	"vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', names), 'A') || setweight(to_tsvector('english', names || ' ' || words), 'B') || setweight(to_tsvector('simple', words), 'C')) STORED
);
--> statement-breakpoint
CREATE TABLE "search_facet" (
	"id" integer PRIMARY KEY NOT NULL,
	"facet" text NOT NULL,
	"facet_name" text NOT NULL,
	"facet_order" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"option_order" integer NOT NULL,
	"image_file" text
);
--> statement-breakpoint
CREATE TABLE "search_measure" (
	"product_id" text NOT NULL,
	"quantity" text NOT NULL,
	"low" double precision NOT NULL,
	"high" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_search_vector";--> statement-breakpoint
DROP INDEX IF EXISTS "product_search_trigram";--> statement-breakpoint
ALTER TABLE "search_entry" ADD CONSTRAINT "search_entry_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_measure" ADD CONSTRAINT "search_measure_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_entry_vector" ON "search_entry" USING gin ("vector");--> statement-breakpoint
CREATE INDEX "search_entry_facets" ON "search_entry" USING gin ("facets");--> statement-breakpoint
CREATE INDEX "search_entry_sku_code" ON "search_entry" USING btree ("sku_code");--> statement-breakpoint
CREATE INDEX "search_measure_quantity" ON "search_measure" USING btree ("quantity","low","high");--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "search_vector";--> statement-breakpoint
DO $$ BEGIN
	IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
		CREATE INDEX "search_word_trigram" ON "search_word" USING gin (word gin_trgm_ops);
	END IF;
END $$;
