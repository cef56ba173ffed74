CREATE TABLE "used_deletion" (
	"digest" text NOT NULL,
	"signer" text NOT NULL,
	"expires" bigint NOT NULL,
	CONSTRAINT "used_deletion_digest_signer_pk" PRIMARY KEY("digest","signer")
);
--> statement-breakpoint
CREATE INDEX "used_deletion_expires" ON "used_deletion" USING btree ("expires");