ALTER TABLE "editor_roles" ALTER COLUMN "role" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "editor_roles" ADD COLUMN "desks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "editor_roles" ADD CONSTRAINT "editor_roles_some" CHECK ("editor_roles"."role" is not null or "editor_roles"."desks" <> '{}');