CREATE TABLE "delivery_run" (
	"order_id" text PRIMARY KEY NOT NULL,
	"order_template_id" text NOT NULL,
	"due_date" date NOT NULL,
	"state" text NOT NULL,
	"placed_order_id" text,
	"quote_id" text,
	"problem" jsonb,
	"changed_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheduled_delivery" (
	"order_template_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"order_id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"frequency_term_id" text NOT NULL,
	"day_of_month" integer NOT NULL,
	"next_place_date" date,
	"skipped_date" date,
	"problem" jsonb,
	"cancellation_reason" text DEFAULT '' NOT NULL,
	"cancellation_notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "scheduled_delivery_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "cart" DROP CONSTRAINT "cart_account_id_unique";--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "purpose" text DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "order_template_id" text;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "order_template_id" text;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "order_template_id" text;--> statement-breakpoint
ALTER TABLE "delivery_run" ADD CONSTRAINT "delivery_run_order_template_id_scheduled_delivery_order_template_id_fk" FOREIGN KEY ("order_template_id") REFERENCES "public"."scheduled_delivery"("order_template_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_delivery" ADD CONSTRAINT "scheduled_delivery_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_delivery" ADD CONSTRAINT "scheduled_delivery_order_id_cart_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."cart"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_run_once" ON "delivery_run" USING btree ("order_template_id","due_date");--> statement-breakpoint
CREATE INDEX "delivery_run_placing" ON "delivery_run" USING btree ("state","leased_until");--> statement-breakpoint
CREATE INDEX "scheduled_delivery_account" ON "scheduled_delivery" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "scheduled_delivery_due" ON "scheduled_delivery" USING btree ("status","next_place_date");--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_delivery_draft" ON "scheduled_delivery" USING btree ("account_id") WHERE "scheduled_delivery"."status" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "cart_own" ON "cart" USING btree ("account_id") WHERE "cart"."purpose" = 'own';--> statement-breakpoint
CREATE INDEX "cart_account" ON "cart" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE INDEX "placed_order_template" ON "placed_order" USING btree ("order_template_id");