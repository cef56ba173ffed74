CREATE TABLE "history_entry" (
	"chain_id" text NOT NULL,
	"safe" text NOT NULL,
	"position" integer NOT NULL,
	"tx_hash" text NOT NULL,
	"timestamp" bigint NOT NULL,
	CONSTRAINT "history_entry_chain_id_safe_position_pk" PRIMARY KEY("chain_id","safe","position")
);
--> statement-breakpoint
DROP INDEX "multisig_transaction_safe";--> statement-breakpoint
CREATE INDEX "multisig_transaction_queue" ON "multisig_transaction" USING btree ("chain_id","safe","nonce","submitted","safe_tx_hash");--> statement-breakpoint
INSERT INTO "history_entry" ("chain_id", "safe", "position", "tx_hash", "timestamp")
SELECT "chain_id", "safe", row_number() OVER (PARTITION BY "chain_id", "safe" ORDER BY "timestamp", "tx_hash") - 1, "tx_hash", "timestamp"
FROM (
	SELECT "chain_id", "safe", "timestamp", "tx_hash" FROM "execution"
	UNION SELECT "chain_id", "safe", "timestamp", "tx_hash" FROM "module_transaction"
	UNION SELECT "chain_id", "safe", "timestamp", "tx_hash" FROM "transfer"
) AS "listed";
