CREATE TABLE "form_response" (
	"form_response_id" text PRIMARY KEY NOT NULL,
	"form_id" text NOT NULL,
	"account_id" text,
	"at" timestamp with time zone NOT NULL,
	"answers" jsonb NOT NULL,
	"human_check" text,
	CONSTRAINT "form_response_human_check_unique" UNIQUE("human_check")
);
--> statement-breakpoint
CREATE TABLE "form_upload" (
	"upload_key" text PRIMARY KEY NOT NULL,
	"form_response_id" text NOT NULL,
	"question" text NOT NULL,
	"file_name" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	"size" integer,
	"bytes" "bytea"
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriber" (
	"email_address" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form_response" ADD CONSTRAINT "form_response_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_upload" ADD CONSTRAINT "form_upload_form_response_id_form_response_form_response_id_fk" FOREIGN KEY ("form_response_id") REFERENCES "public"."form_response"("form_response_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_response_account" ON "form_response" USING btree ("account_id","form_id");