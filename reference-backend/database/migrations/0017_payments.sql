CREATE TABLE "account_payment_method" (
	"account_payment_method_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"customer_card" text NOT NULL,
	"name" text NOT NULL,
	"credit_card_type" text NOT NULL,
	"credit_card_last_four" text NOT NULL,
	"name_on_credit_card" text NOT NULL,
	"expiration_month" integer NOT NULL,
	"expiration_year" integer NOT NULL,
	"primary_flag" boolean NOT NULL,
	"active_flag" boolean NOT NULL,
	"billing_address" jsonb,
	"billing_account_address_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_card" (
	"gift_card_id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"gift_card_code" text NOT NULL,
	"pin_hash" text NOT NULL,
	"currency_code" text NOT NULL,
	"issued_date" date NOT NULL,
	"expiration_date" date,
	"active_flag" boolean NOT NULL,
	CONSTRAINT "gift_card_gift_card_code_unique" UNIQUE("gift_card_code")
);
--> statement-breakpoint
CREATE TABLE "gift_card_transaction" (
	"gift_card_transaction_id" text PRIMARY KEY NOT NULL,
	"gift_card_id" text NOT NULL,
	"position" integer NOT NULL,
	"debit_amount" numeric(14, 2) NOT NULL,
	"credit_amount" numeric(14, 2) NOT NULL,
	"balance_amount" numeric(14, 2) NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"order_payment_id" text,
	"reason" text NOT NULL,
	CONSTRAINT "gift_card_balance_not_negative" CHECK ("gift_card_transaction"."balance_amount" >= 0),
	CONSTRAINT "gift_card_one_way" CHECK ("gift_card_transaction"."debit_amount" >= 0 and "gift_card_transaction"."credit_amount" >= 0 and ("gift_card_transaction"."debit_amount" = 0 or "gift_card_transaction"."credit_amount" = 0))
);
--> statement-breakpoint
ALTER TABLE "account_payment_method" ADD CONSTRAINT "account_payment_method_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_transaction" ADD CONSTRAINT "gift_card_transaction_gift_card_id_gift_card_gift_card_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_card"("gift_card_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_payment_method_account" ON "account_payment_method" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_payment_method_card" ON "account_payment_method" USING btree ("account_id","customer_card");--> statement-breakpoint
CREATE UNIQUE INDEX "account_payment_method_primary" ON "account_payment_method" USING btree ("account_id") WHERE "account_payment_method"."primary_flag";--> statement-breakpoint
CREATE INDEX "gift_card_account" ON "gift_card" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_transaction_position" ON "gift_card_transaction" USING btree ("gift_card_id","position");