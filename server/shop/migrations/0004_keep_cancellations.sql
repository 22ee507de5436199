-- Notices to end a membership stay as they were given.
create trigger keep_cancellations before update or delete on cancellations for each row execute function refuse_change();
--> statement-breakpoint
create trigger keep_all_cancellations before truncate on cancellations for each statement execute function refuse_change();
