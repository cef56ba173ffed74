CREATE TABLE "event_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"epoch" text NOT NULL,
	"position" bigint NOT NULL,
	"pruned" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "safe_event" ADD COLUMN "position" bigint;--> statement-breakpoint
ALTER TABLE "safe_event" ADD COLUMN "turn" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "safe_event" ADD COLUMN "is_reverted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "safe_event_position" ON "safe_event" USING btree ("position");--> statement-breakpoint
CREATE INDEX "safe_event_safe" ON "safe_event" USING btree ("chain_id","safe","position");--> statement-breakpoint
CREATE INDEX "safe_event_waiting" ON "safe_event" USING btree ("turn") WHERE position is null;