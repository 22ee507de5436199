ALTER TABLE "payments" DROP CONSTRAINT "payments_amounts";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "credited" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amounts" CHECK ("payments"."amount" >= 0 and "payments"."refunded" >= 0 and "payments"."refunded" <= "payments"."captured"
        and "payments"."captured" <= "payments"."authorised" and "payments"."credited" between 0 and "payments"."amount"
        and ("payments"."authorised" + "payments"."credited" <= "payments"."amount" or "payments"."state" in ('captured', 'refunded')));--> statement-breakpoint
-- The merchandise system hears of a bill that was lowered, too.
drop trigger note_merchandise_change on payments;
--> statement-breakpoint
create trigger note_merchandise_change after insert or update of state, authorised, captured, refunded, credited
  on payments for each row execute function note_merchandise_change();
