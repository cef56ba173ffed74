CREATE TABLE "index_trouble" (
	"chain_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"since" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reindex_request" (
	"id" serial PRIMARY KEY NOT NULL,
	"chain_id" text NOT NULL,
	"safe" text,
	"from_block" bigint NOT NULL,
	"to_block" bigint,
	"next_block" bigint NOT NULL,
	"repaired" integer DEFAULT 0 NOT NULL,
	"created" bigint NOT NULL,
	"finished" bigint
);
--> statement-breakpoint
CREATE INDEX "reindex_request_open" ON "reindex_request" USING btree ("chain_id","finished","id");