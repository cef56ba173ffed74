CREATE TABLE "index_trouble" (
	"chain_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"since" bigint NOT NULL
);
