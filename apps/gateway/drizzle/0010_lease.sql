CREATE TABLE "lease" (
	"name" text PRIMARY KEY NOT NULL,
	"token" bigint NOT NULL,
	"instance" text NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "lease_token" ON "lease" USING btree ("name","token");