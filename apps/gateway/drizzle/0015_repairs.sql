CREATE TABLE "repair" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "repair_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chain_id" text NOT NULL,
	"safe" text,
	"from_block" bigint,
	"to_block" bigint,
	"cause" text,
	"state" text DEFAULT 'open' NOT NULL,
	"position" bigint,
	"message" text,
	"created" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "repair_cause" ON "repair" USING btree ("chain_id","safe","cause");--> statement-breakpoint
CREATE INDEX "repair_open" ON "repair" USING btree ("chain_id","id") WHERE state = 'open';