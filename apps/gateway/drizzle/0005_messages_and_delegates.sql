CREATE TABLE "delegate" (
	"chain_id" text NOT NULL,
	"safe" text,
	"delegate" text NOT NULL,
	"delegator" text NOT NULL,
	"label" text NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "delegate_once" UNIQUE NULLS NOT DISTINCT("chain_id","delegate","delegator","safe")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"chain_id" text NOT NULL,
	"message_hash" text NOT NULL,
	"safe" text NOT NULL,
	"content" text NOT NULL,
	"safe_app_id" bigint,
	"origin" text,
	"proposed_by" text NOT NULL,
	"created" bigint NOT NULL,
	"modified" bigint NOT NULL,
	CONSTRAINT "message_chain_id_message_hash_pk" PRIMARY KEY("chain_id","message_hash")
);
--> statement-breakpoint
CREATE TABLE "message_confirmation" (
	"chain_id" text NOT NULL,
	"message_hash" text NOT NULL,
	"owner" text NOT NULL,
	"signature" text NOT NULL,
	"submitted" bigint NOT NULL,
	CONSTRAINT "message_confirmation_chain_id_message_hash_owner_pk" PRIMARY KEY("chain_id","message_hash","owner")
);
--> statement-breakpoint
CREATE TABLE "message_tag" (
	"chain_id" text NOT NULL,
	"safe" text NOT NULL,
	"modified" bigint NOT NULL,
	CONSTRAINT "message_tag_chain_id_safe_pk" PRIMARY KEY("chain_id","safe")
);
--> statement-breakpoint
CREATE INDEX "delegate_delegator" ON "delegate" USING btree ("chain_id","delegator");--> statement-breakpoint
CREATE INDEX "delegate_safe" ON "delegate" USING btree ("chain_id","safe");--> statement-breakpoint
CREATE INDEX "message_safe" ON "message" USING btree ("chain_id","safe","created");