CREATE TABLE "acting_session" (
	"session_id" text PRIMARY KEY NOT NULL,
	"subject_id" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_session_id" text NOT NULL,
	"reason" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "journal" ADD COLUMN "actor_id" text;--> statement-breakpoint
ALTER TABLE "form_response" ADD COLUMN "actor_id" text;--> statement-breakpoint
ALTER TABLE "acting_session" ADD CONSTRAINT "acting_session_session_id_session_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acting_session" ADD CONSTRAINT "acting_session_subject_id_account_account_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acting_session" ADD CONSTRAINT "acting_session_actor_id_account_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acting_session" ADD CONSTRAINT "acting_session_actor_session_id_session_session_id_fk" FOREIGN KEY ("actor_session_id") REFERENCES "public"."session"("session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acting_session_subject" ON "acting_session" USING btree ("subject_id","started_at");--> statement-breakpoint
CREATE INDEX "acting_session_actor_session" ON "acting_session" USING btree ("actor_session_id");