CREATE TABLE "openid_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"nonce" text NOT NULL,
	"challenge" text NOT NULL,
	"spoilt" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_identity" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_identity_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "provider_login" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"provider" text NOT NULL,
	"shop_address" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"redirect" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "email_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_link" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "provider_identity" ADD CONSTRAINT "provider_identity_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "openid_code_end" ON "openid_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_identity_account" ON "provider_identity" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "provider_login_end" ON "provider_login" USING btree ("expires_at");--> statement-breakpoint
-- The accounts of the demo are nobody's to take.
UPDATE "account" SET "email_confirmed" = true WHERE "email_address" LIKE '%@manifold.test';
