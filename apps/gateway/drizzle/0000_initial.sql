CREATE TABLE "approved_hash" (
	"chain_id" text NOT NULL,
	"safe" text NOT NULL,
	"hash" text NOT NULL,
	"owner" text NOT NULL,
	"block_number" bigint NOT NULL,
	"tx_hash" text NOT NULL,
	"timestamp" bigint NOT NULL,
	CONSTRAINT "approved_hash_chain_id_safe_hash_owner_pk" PRIMARY KEY("chain_id","safe","hash","owner")
);
--> statement-breakpoint
CREATE TABLE "block" (
	"chain_id" text NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL,
	"timestamp" bigint NOT NULL,
	CONSTRAINT "block_chain_id_number_pk" PRIMARY KEY("chain_id","number")
);
--> statement-breakpoint
CREATE TABLE "confirmation" (
	"chain_id" text NOT NULL,
	"safe_tx_hash" text NOT NULL,
	"owner" text NOT NULL,
	"signature" text NOT NULL,
	"submitted" bigint NOT NULL,
	CONSTRAINT "confirmation_chain_id_safe_tx_hash_owner_pk" PRIMARY KEY("chain_id","safe_tx_hash","owner")
);
--> statement-breakpoint
CREATE TABLE "eth_transaction" (
	"chain_id" text NOT NULL,
	"hash" text NOT NULL,
	"block_number" bigint NOT NULL,
	"index" integer NOT NULL,
	"timestamp" bigint NOT NULL,
	"from" text NOT NULL,
	"success" boolean NOT NULL,
	CONSTRAINT "eth_transaction_chain_id_hash_pk" PRIMARY KEY("chain_id","hash")
);
--> statement-breakpoint
CREATE TABLE "execution" (
	"chain_id" text NOT NULL,
	"safe_tx_hash" text NOT NULL,
	"safe" text NOT NULL,
	"nonce" bigint NOT NULL,
	"tx_hash" text NOT NULL,
	"block_number" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"timestamp" bigint NOT NULL,
	"executor" text NOT NULL,
	"success" boolean NOT NULL,
	"payment" text NOT NULL,
	"fee" text NOT NULL,
	"threshold" integer NOT NULL,
	"to" text NOT NULL,
	"value" text NOT NULL,
	"data" text NOT NULL,
	"operation" integer NOT NULL,
	"safe_tx_gas" text NOT NULL,
	"base_gas" text NOT NULL,
	"gas_price" text NOT NULL,
	"gas_token" text NOT NULL,
	"refund_receiver" text NOT NULL,
	"signatures" text NOT NULL,
	CONSTRAINT "execution_chain_id_safe_tx_hash_pk" PRIMARY KEY("chain_id","safe_tx_hash")
);
--> statement-breakpoint
CREATE TABLE "indexer" (
	"chain_id" text PRIMARY KEY NOT NULL,
	"genesis_hash" text NOT NULL,
	"head" bigint NOT NULL,
	"head_hash" text NOT NULL,
	"head_timestamp" bigint NOT NULL,
	"chain_head" bigint DEFAULT 0 NOT NULL,
	"checked_at" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "module_transaction" (
	"chain_id" text NOT NULL,
	"safe" text NOT NULL,
	"tx_hash" text NOT NULL,
	"log_index" integer NOT NULL,
	"block_number" bigint NOT NULL,
	"timestamp" bigint NOT NULL,
	"module" text NOT NULL,
	"to" text NOT NULL,
	"value" text NOT NULL,
	"data" text NOT NULL,
	"operation" integer NOT NULL,
	"success" boolean NOT NULL,
	CONSTRAINT "module_transaction_chain_id_tx_hash_log_index_pk" PRIMARY KEY("chain_id","tx_hash","log_index")
);
--> statement-breakpoint
CREATE TABLE "multisig_transaction" (
	"chain_id" text NOT NULL,
	"safe_tx_hash" text NOT NULL,
	"safe" text NOT NULL,
	"nonce" bigint NOT NULL,
	"to" text NOT NULL,
	"value" text NOT NULL,
	"data" text NOT NULL,
	"operation" integer NOT NULL,
	"safe_tx_gas" text NOT NULL,
	"base_gas" text NOT NULL,
	"gas_price" text NOT NULL,
	"gas_token" text NOT NULL,
	"refund_receiver" text NOT NULL,
	"origin" text,
	"proposer" text NOT NULL,
	"proposed_by_delegate" text,
	"submitted" bigint NOT NULL,
	"modified" bigint NOT NULL,
	CONSTRAINT "multisig_transaction_chain_id_safe_tx_hash_pk" PRIMARY KEY("chain_id","safe_tx_hash")
);
--> statement-breakpoint
CREATE TABLE "owner" (
	"chain_id" text NOT NULL,
	"safe" text NOT NULL,
	"owner" text NOT NULL,
	CONSTRAINT "owner_chain_id_safe_owner_pk" PRIMARY KEY("chain_id","safe","owner")
);
--> statement-breakpoint
CREATE TABLE "queue_tag" (
	"chain_id" text NOT NULL,
	"safe" text NOT NULL,
	"modified" bigint NOT NULL,
	CONSTRAINT "queue_tag_chain_id_safe_pk" PRIMARY KEY("chain_id","safe")
);
--> statement-breakpoint
CREATE TABLE "safe" (
	"chain_id" text NOT NULL,
	"address" text NOT NULL,
	"block_number" bigint NOT NULL,
	"tx_hash" text NOT NULL,
	"timestamp" bigint NOT NULL,
	"creator" text NOT NULL,
	"factory" text,
	"singleton" text NOT NULL,
	"setup_data" text,
	"salt_nonce" text,
	CONSTRAINT "safe_chain_id_address_pk" PRIMARY KEY("chain_id","address")
);
--> statement-breakpoint
CREATE TABLE "safe_state" (
	"chain_id" text NOT NULL,
	"safe" text NOT NULL,
	"block_number" bigint NOT NULL,
	"nonce" bigint NOT NULL,
	"threshold" integer NOT NULL,
	"owners" jsonb NOT NULL,
	"modules" jsonb NOT NULL,
	"singleton" text NOT NULL,
	"fallback_handler" text NOT NULL,
	"guard" text NOT NULL,
	"version" text,
	CONSTRAINT "safe_state_chain_id_safe_block_number_pk" PRIMARY KEY("chain_id","safe","block_number")
);
--> statement-breakpoint
CREATE TABLE "token" (
	"chain_id" text NOT NULL,
	"address" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"symbol" text NOT NULL,
	"decimals" integer NOT NULL,
	CONSTRAINT "token_chain_id_address_pk" PRIMARY KEY("chain_id","address")
);
--> statement-breakpoint
CREATE TABLE "transfer" (
	"chain_id" text NOT NULL,
	"safe" text NOT NULL,
	"tx_hash" text NOT NULL,
	"position" text NOT NULL,
	"log_index" integer NOT NULL,
	"block_number" bigint NOT NULL,
	"timestamp" bigint NOT NULL,
	"kind" text NOT NULL,
	"token" text,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "transfer_chain_id_safe_tx_hash_position_pk" PRIMARY KEY("chain_id","safe","tx_hash","position")
);
--> statement-breakpoint
CREATE INDEX "eth_transaction_block" ON "eth_transaction" USING btree ("chain_id","block_number");--> statement-breakpoint
CREATE INDEX "execution_safe" ON "execution" USING btree ("chain_id","safe","nonce");--> statement-breakpoint
CREATE INDEX "execution_tx" ON "execution" USING btree ("chain_id","tx_hash");--> statement-breakpoint
CREATE INDEX "execution_time" ON "execution" USING btree ("chain_id","safe","timestamp","tx_hash");--> statement-breakpoint
CREATE INDEX "module_transaction_safe" ON "module_transaction" USING btree ("chain_id","safe","timestamp","tx_hash");--> statement-breakpoint
CREATE INDEX "multisig_transaction_safe" ON "multisig_transaction" USING btree ("chain_id","safe","nonce");--> statement-breakpoint
CREATE INDEX "owner_owner" ON "owner" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "transfer_safe" ON "transfer" USING btree ("chain_id","safe","block_number");--> statement-breakpoint
CREATE INDEX "transfer_time" ON "transfer" USING btree ("chain_id","safe","timestamp","tx_hash");