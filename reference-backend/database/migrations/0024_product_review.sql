CREATE TABLE "product_review" (
	"product_review_id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"product_id" text NOT NULL,
	"account_id" text,
	"rating" integer NOT NULL,
	"review_title" text DEFAULT '' NOT NULL,
	"review" text DEFAULT '' NOT NULL,
	"reviewer_name" text DEFAULT '' NOT NULL,
	"country_code" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"decline_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_review_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "product_review" ADD CONSTRAINT "product_review_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_review" ADD CONSTRAINT "product_review_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_review_shown" ON "product_review" USING btree ("product_id","status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "product_review_once" ON "product_review" USING btree ("account_id","product_id");