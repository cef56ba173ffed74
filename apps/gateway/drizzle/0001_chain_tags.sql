CREATE TABLE "chain_tag" (
	"chain_id" text NOT NULL,
	"safe" text NOT NULL,
	"history" bigint NOT NULL,
	"collectibles" bigint NOT NULL,
	"changes" bigint NOT NULL,
	CONSTRAINT "chain_tag_chain_id_safe_pk" PRIMARY KEY("chain_id","safe")
);
