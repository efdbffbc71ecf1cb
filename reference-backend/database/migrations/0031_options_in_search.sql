CREATE TABLE "search_option" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"labels" text NOT NULL,
	"details" text NOT NULL,
	"displacement" double precision
);
--> statement-breakpoint
ALTER TABLE "search_entry" ADD COLUMN "options_us" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entry" ADD COLUMN "options_eu" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "search_option_displacement" ON "search_option" USING btree ("displacement");--> statement-breakpoint
CREATE INDEX "search_entry_options_us" ON "search_entry" USING gin ("options_us");--> statement-breakpoint
CREATE INDEX "search_entry_options_eu" ON "search_entry" USING gin ("options_eu");