CREATE TABLE "request_claim" (
	"account_id" text NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_claim_account_id_request_id_pk" PRIMARY KEY("account_id","request_id")
);
--> statement-breakpoint
CREATE INDEX "request_claim_at" ON "request_claim" USING btree ("at");