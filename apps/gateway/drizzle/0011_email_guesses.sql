ALTER TABLE "mail" ADD COLUMN "owner" text;--> statement-breakpoint
ALTER TABLE "owner_email" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "owner_email" ADD COLUMN "other_guesses" integer DEFAULT 0 NOT NULL;