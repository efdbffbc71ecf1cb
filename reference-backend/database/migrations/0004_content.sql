CREATE TABLE "content_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"collection" text NOT NULL,
	"document_id" text NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"doc" jsonb NOT NULL,
	CONSTRAINT "content_entry_document" UNIQUE("collection","document_id","locale")
);
--> statement-breakpoint
CREATE INDEX "content_entry_slug" ON "content_entry" USING btree ("collection","locale","slug");