CREATE TABLE "attempt_count" (
	"subject" text PRIMARY KEY NOT NULL,
	"places" jsonb NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP TABLE "failed_attempt" CASCADE;--> statement-breakpoint
CREATE INDEX "attempt_count_end" ON "attempt_count" USING btree ("ends_at");