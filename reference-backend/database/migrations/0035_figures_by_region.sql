CREATE TABLE "search_figure" (
	"product_id" text NOT NULL,
	"zone" text NOT NULL,
	"quantity" text NOT NULL,
	"place" integer NOT NULL,
	"low" double precision NOT NULL,
	"high" double precision NOT NULL,
	CONSTRAINT "search_figure_product_id_zone_quantity_pk" PRIMARY KEY("product_id","zone","quantity")
);
--> statement-breakpoint
DROP INDEX "search_entry_facets";--> statement-breakpoint
DROP INDEX "search_measure_quantity";--> statement-breakpoint
ALTER TABLE "search_entry" ADD COLUMN "facets_us" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entry" ADD COLUMN "facets_eu" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
DELETE FROM "search_measure";--> statement-breakpoint
ALTER TABLE "search_measure" ADD COLUMN "zone" text NOT NULL;--> statement-breakpoint
ALTER TABLE "search_figure" ADD CONSTRAINT "search_figure_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_figure_quantity" ON "search_figure" USING btree ("zone","quantity");--> statement-breakpoint
CREATE INDEX "search_entry_facets_us" ON "search_entry" USING gin ("facets_us");--> statement-breakpoint
CREATE INDEX "search_entry_facets_eu" ON "search_entry" USING gin ("facets_eu");--> statement-breakpoint
CREATE INDEX "search_measure_quantity" ON "search_measure" USING btree ("zone","quantity","low","high");--> statement-breakpoint
ALTER TABLE "search_entry" DROP COLUMN "facets";