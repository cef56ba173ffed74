CREATE TABLE "backfill" (
	"chain_id" text PRIMARY KEY NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"from_block" bigint NOT NULL,
	"from_time" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "safe" ADD COLUMN "has_earlier_transfers" boolean DEFAULT true NOT NULL;