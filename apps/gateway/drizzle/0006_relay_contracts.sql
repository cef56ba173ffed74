CREATE TABLE "contract_function" (
	"chain_id" text NOT NULL,
	"address" text NOT NULL,
	"selector" text NOT NULL,
	"item" jsonb NOT NULL,
	CONSTRAINT "contract_function_chain_id_address_selector_pk" PRIMARY KEY("chain_id","address","selector")
);
--> statement-breakpoint
CREATE TABLE "registered_contract" (
	"chain_id" text NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"logo_uri" text,
	"abi" jsonb,
	"modified" bigint NOT NULL,
	CONSTRAINT "registered_contract_chain_id_address_pk" PRIMARY KEY("chain_id","address")
);
--> statement-breakpoint
CREATE TABLE "relay_account" (
	"chain_id" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "relay_task" (
	"task_id" text PRIMARY KEY NOT NULL,
	"chain_id" text NOT NULL,
	"to" text NOT NULL,
	"data" text NOT NULL,
	"gas_limit" text NOT NULL,
	"status" integer NOT NULL,
	"created" bigint NOT NULL,
	"nonce" bigint,
	"raw" text,
	"tx_hash" text,
	"sent" bigint
);
--> statement-breakpoint
CREATE TABLE "relay_use" (
	"task_id" text NOT NULL,
	"address" text NOT NULL,
	"chain_id" text NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "relay_use_task_id_address_pk" PRIMARY KEY("task_id","address")
);
--> statement-breakpoint
CREATE INDEX "relay_task_open" ON "relay_task" USING btree ("chain_id","status","created");--> statement-breakpoint
CREATE INDEX "relay_use_address" ON "relay_use" USING btree ("chain_id","address","created");