CREATE TABLE "account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"name" text,
	"created" bigint NOT NULL,
	CONSTRAINT "account_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "account_data_setting" (
	"account_id" integer NOT NULL,
	"data_type_id" text NOT NULL,
	"enabled" boolean NOT NULL,
	CONSTRAINT "account_data_setting_account_id_data_type_id_pk" PRIMARY KEY("account_id","data_type_id")
);
--> statement-breakpoint
CREATE TABLE "auth_nonce" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"chain_id" text NOT NULL,
	"expires" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_data_setting" ADD CONSTRAINT "account_data_setting_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_nonce_expires" ON "auth_nonce" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires");