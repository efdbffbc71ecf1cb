CREATE TABLE "wish_list" (
	"order_template_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wish_list_item" (
	"order_template_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wish_list_item_order_template_id_sku_id_pk" PRIMARY KEY("order_template_id","sku_id")
);
--> statement-breakpoint
ALTER TABLE "wish_list" ADD CONSTRAINT "wish_list_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_list_item" ADD CONSTRAINT "wish_list_item_order_template_id_wish_list_order_template_id_fk" FOREIGN KEY ("order_template_id") REFERENCES "public"."wish_list"("order_template_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wish_list_account" ON "wish_list" USING btree ("account_id","created_at");