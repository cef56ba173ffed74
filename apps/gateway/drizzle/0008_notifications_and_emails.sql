CREATE TABLE "mail" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"unsubscribe_url" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due" bigint,
	"expires" bigint NOT NULL,
	"created" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_email" (
	"chain_id" text NOT NULL,
	"safe" text NOT NULL,
	"signer" text NOT NULL,
	"address" text NOT NULL,
	"verified" boolean NOT NULL,
	"code" text,
	"code_sent" bigint NOT NULL,
	"guesses" integer NOT NULL,
	"unsubscribe_token" uuid NOT NULL,
	"recovery_alerts" boolean NOT NULL,
	CONSTRAINT "owner_email_chain_id_safe_signer_pk" PRIMARY KEY("chain_id","safe","signer"),
	CONSTRAINT "owner_email_unsubscribe_token_unique" UNIQUE("unsubscribe_token")
);
--> statement-breakpoint
CREATE TABLE "used_email_request" (
	"digest" text NOT NULL,
	"signer" text NOT NULL,
	"expires" bigint NOT NULL,
	CONSTRAINT "used_email_request_digest_signer_pk" PRIMARY KEY("digest","signer")
);
--> statement-breakpoint
CREATE TABLE "device" (
	"uuid" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"token" text NOT NULL,
	"modified" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_subscription" (
	"uuid" text NOT NULL,
	"chain_id" text NOT NULL,
	"safe" text NOT NULL,
	"signer" text NOT NULL,
	"types" jsonb NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "device_subscription_uuid_chain_id_safe_signer_pk" PRIMARY KEY("uuid","chain_id","safe","signer")
);
--> statement-breakpoint
CREATE TABLE "push_delivery" (
	"event_id" integer NOT NULL,
	"uuid" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due" bigint,
	"created" bigint NOT NULL,
	CONSTRAINT "push_delivery_event_id_uuid_pk" PRIMARY KEY("event_id","uuid")
);
--> statement-breakpoint
CREATE TABLE "recovery_cursor" (
	"chain_id" text PRIMARY KEY NOT NULL,
	"block" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_module" (
	"chain_id" text NOT NULL,
	"safe" text NOT NULL,
	"module" text NOT NULL,
	"registered_by" text NOT NULL,
	"created" bigint NOT NULL,
	"from_block" bigint NOT NULL,
	CONSTRAINT "recovery_module_chain_id_safe_module_pk" PRIMARY KEY("chain_id","safe","module")
);
--> statement-breakpoint
CREATE TABLE "safe_event" (
	"id" serial PRIMARY KEY NOT NULL,
	"chain_id" text NOT NULL,
	"safe" text NOT NULL,
	"type" text NOT NULL,
	"key" text NOT NULL,
	"details" jsonb NOT NULL,
	"occurred" bigint NOT NULL,
	"created" bigint NOT NULL,
	"handled" bigint,
	CONSTRAINT "safe_event_once" UNIQUE("chain_id","safe","type","key")
);
--> statement-breakpoint
ALTER TABLE "device_subscription" ADD CONSTRAINT "device_subscription_uuid_device_uuid_fk" FOREIGN KEY ("uuid") REFERENCES "public"."device"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_delivery" ADD CONSTRAINT "push_delivery_event_id_safe_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."safe_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_delivery" ADD CONSTRAINT "push_delivery_uuid_device_uuid_fk" FOREIGN KEY ("uuid") REFERENCES "public"."device"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("due");--> statement-breakpoint
CREATE INDEX "mail_recipient" ON "mail" USING btree ("recipient","created");--> statement-breakpoint
CREATE INDEX "used_email_request_expires" ON "used_email_request" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "device_subscription_safe" ON "device_subscription" USING btree ("chain_id","safe");--> statement-breakpoint
CREATE INDEX "push_delivery_due" ON "push_delivery" USING btree ("due");--> statement-breakpoint
CREATE INDEX "safe_event_handled" ON "safe_event" USING btree ("handled","id");