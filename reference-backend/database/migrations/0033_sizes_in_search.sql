CREATE TABLE "search_size" (
	"product_id" text NOT NULL,
	"zone" text NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"displacement" double precision NOT NULL,
	"pressure" double precision NOT NULL,
	"speed" double precision NOT NULL,
	"most" double precision NOT NULL,
	"most_at_speed" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_size" ADD CONSTRAINT "search_size_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_size_most" ON "search_size" USING btree ("zone","kind","most");--> statement-breakpoint
CREATE INDEX "search_size_product" ON "search_size" USING btree ("product_id");