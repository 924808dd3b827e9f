import { sql, type Kysely } from 'kysely';

const PRODUCTS = [
  `create table product (
     id uuid primary key,
     name text not null check (char_length(name) between 1 and 100),
     description text not null check (char_length(description) between 1 and 1000),
     points_price integer not null check (points_price between 0 and 1000000),
     stock_quantity integer not null check (stock_quantity >= 0),
     image_url text not null default '' check (char_length(image_url) <= 500),
     is_active boolean not null default true,
     sold_count integer not null default 0 check (sold_count >= 0),
     created_at timestamptz not null default now(),
     updated_at timestamptz not null default now()
   ) with (fillfactor = 50)`,
  `create index product_newest on product (created_at desc, id desc)`,
  `create index product_price on product (points_price, id)`,

  `create table stock_movement (
     id uuid primary key,
     product_id uuid not null references product (id) on delete cascade,
     sequence integer not null check (sequence >= 1),
     kind text not null check (kind in ('initial', 'order', 'order_return', 'set', 'adjustment')),
     change integer not null,
     stock_after integer not null check (stock_after >= 0),
     order_id uuid,
     cycle integer not null default 1 check (cycle >= 1),
     note text not null default '' check (char_length(note) <= 200),
     actor_id uuid references account (id),
     created_at timestamptz not null default now(),
     constraint stock_movement_sequence unique (product_id, sequence),
     constraint stock_movement_order_once unique (order_id, kind, cycle),
     constraint stock_movement_first check ((kind = 'initial') = (sequence = 1)),
     constraint stock_movement_order check ((kind in ('order', 'order_return')) = (order_id is not null)),
     constraint stock_movement_change check (case kind when 'order' then change < 0 when 'order_return' then change > 0 else true end)
   )`,

  `create function stock_movement_refuse_change() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' and not exists (select from product where id = old.product_id) then return old; end if;
     raise exception 'movements of stock are only ever added' using errcode = 'restrict_violation';
   end $$`,
  `create trigger stock_movement_append_only before update or delete on stock_movement
     for each row execute function stock_movement_refuse_change()`,
  `create trigger stock_movement_no_truncate before truncate on stock_movement
     for each statement execute function stock_movement_refuse_change()`,

  `create function stock_check(checked uuid) returns void language plpgsql as $$
   declare
     stands integer := (select stock_quantity from product where id = checked);
     written integer := coalesce((select stock_after from stock_movement where product_id = checked
                                  order by sequence desc limit 1), 0);
   begin
     if stands <> written then
       raise exception 'the stock of product % is %, its movements end at %', checked, stands, written
         using errcode = 'check_violation';
     end if;
   end $$`,
  `create function product_check_stock() returns trigger language plpgsql as $$
   begin
     perform stock_check(new.id);
     return null;
   end $$`,
  `create function stock_movement_check() returns trigger language plpgsql as $$
   declare
     previous integer := case when new.sequence = 1 then 0 else
       (select stock_after from stock_movement where product_id = new.product_id and sequence = new.sequence - 1) end;
   begin
     if previous is null or new.stock_after <> previous + new.change then
       raise exception 'movement % of product % does not follow from the one before', new.sequence, new.product_id
         using errcode = 'check_violation';
     end if;
     perform stock_check(new.product_id);
     return null;
   end $$`,
  `create constraint trigger product_stock_insert after insert on product deferrable initially deferred
     for each row when (new.stock_quantity <> 0) execute function product_check_stock()`,
  `create constraint trigger product_stock_update after update of stock_quantity on product deferrable initially deferred
     for each row when (old.stock_quantity <> new.stock_quantity) execute function product_check_stock()`,
  `create constraint trigger stock_movement_follows after insert on stock_movement deferrable initially deferred
     for each row execute function stock_movement_check()`,

  `create table low_stock_alert (
     product_id uuid primary key references product (id) on delete cascade,
     told_at timestamptz not null default now()
   )`,
];

const ORDERS = [
  `create table shop_order (
     id uuid primary key,
     number bigint not null generated always as identity,
     account_id uuid not null references account (id),
     product_id uuid not null constraint shop_order_product references product (id) deferrable initially deferred,
     product_name text not null,
     image_url text not null,
     quantity integer not null check (quantity between 1 and 100),
     points_price integer not null check (points_price >= 0),
     points_total integer not null check (points_total = points_price * quantity),
     status text not null default 'pending' check (status in ('pending', 'shipped', 'completed', 'cancelled')),
     cycle integer not null default 1 check (cycle >= 1),
     tracking_number text check (char_length(tracking_number) between 1 and 50),
     full_address text check (char_length(full_address) between 10 and 500),
     address_erased_at timestamptz,
     created_at timestamptz not null default now(),
     updated_at timestamptz not null default now(),
     constraint shop_order_number unique (number),
     constraint shop_order_address check ((full_address is null) = (address_erased_at is not null))
   )`,
  `create unique index shop_order_tracking on shop_order (tracking_number)
     where status in ('shipped', 'completed') and tracking_number is not null`,
  `create index shop_order_account on shop_order (account_id, created_at desc, id desc)`,
  `create index shop_order_newest on shop_order (created_at desc, id desc)`,
  `create index shop_order_status on shop_order (status, created_at desc, id desc)`,
  `create index shop_order_product on shop_order (product_id)`,
  `create index shop_order_erasable on shop_order (updated_at)
     where status in ('completed', 'cancelled') and full_address is not null`,

  `create table order_event (
     id uuid primary key,
     order_id uuid not null references shop_order (id),
     sequence integer not null check (sequence >= 1),
     from_status text check (from_status in ('pending', 'shipped', 'completed', 'cancelled')),
     to_status text not null check (to_status in ('pending', 'shipped', 'completed', 'cancelled')),
     tracking_number text,
     reason text check (char_length(reason) between 1 and 200),
     by text not null check (by in ('buyer', 'admin', 'system')),
     actor_id uuid references account (id),
     created_at timestamptz not null default now(),
     constraint order_event_sequence unique (order_id, sequence),
     constraint order_event_first check ((from_status is null) = (sequence = 1)),
     constraint order_event_actor check ((by = 'system') = (actor_id is null))
   )`,

  `create function order_event_refuse_change() returns trigger language plpgsql as $$
   begin
     raise exception 'the timeline of an order is only ever added to' using errcode = 'restrict_violation';
   end $$`,
  `create trigger order_event_append_only before update or delete on order_event
     for each row execute function order_event_refuse_change()`,
  `create trigger order_event_no_truncate before truncate on order_event
     for each statement execute function order_event_refuse_change()`,

  `create function shop_order_refuse_change() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' and new.cycle >= old.cycle
       and (new.full_address is null or new.full_address is not distinct from old.full_address)
       and (new.id, new.number, new.account_id, new.product_id, new.product_name, new.image_url, new.quantity,
            new.points_price, new.points_total, new.created_at)
         is not distinct from
           (old.id, old.number, old.account_id, old.product_id, old.product_name, old.image_url, old.quantity,
            old.points_price, old.points_total, old.created_at) then
       return new;
     end if;
     raise exception 'what was ordered does not change any more' using errcode = 'restrict_violation';
   end $$`,
  `create trigger shop_order_frozen before update or delete on shop_order
     for each row execute function shop_order_refuse_change()`,

  // A live order was charged once more than refunded, a cancelled one as often; stock likewise. Each cycle once, in full.
  `create function shop_order_check(checked uuid) returns void language plpgsql as $$
   declare
     o shop_order;
     returns integer;
     found_rows integer;
     right_rows integer;
   begin
     select * into o from shop_order where id = checked;
     if not found then
       raise exception 'order % has points or stock, but does not exist', checked using errcode = 'check_violation';
     end if;
     returns := case when o.status = 'cancelled' then o.cycle else o.cycle - 1 end;
     select count(*), count(*) filter (where account_id = o.account_id and case kind
              when 'order' then amount = -o.points_total and cycle <= o.cycle
              when 'order_refund' then amount = o.points_total and cycle <= returns
              else false end)
       into found_rows, right_rows
       from points_entry where reference_type = 'order' and reference_id = checked;
     if found_rows <> o.cycle + returns or right_rows <> found_rows then
       raise exception 'the charges of order % do not agree with it', checked using errcode = 'check_violation';
     end if;
     select count(*), count(*) filter (where product_id = o.product_id and case kind
              when 'order' then change = -o.quantity and cycle <= o.cycle
              else change = o.quantity and cycle <= returns end)
       into found_rows, right_rows
       from stock_movement where order_id = checked;
     if found_rows <> o.cycle + returns or right_rows <> found_rows then
       raise exception 'the stock of order % does not agree with it', checked using errcode = 'check_violation';
     end if;
     if o.status is distinct from
       (select to_status from order_event where order_id = checked order by sequence desc limit 1) then
       raise exception 'the timeline of order % does not end at its status', checked using errcode = 'check_violation';
     end if;
   end $$`,
  `create function shop_order_check_row() returns trigger language plpgsql as $$
   begin
     perform shop_order_check(new.id);
     return null;
   end $$`,
  `create function shop_order_check_reference() returns trigger language plpgsql as $$
   begin
     perform shop_order_check(new.reference_id);
     return null;
   end $$`,
  `create function shop_order_check_part() returns trigger language plpgsql as $$
   begin
     perform shop_order_check(new.order_id);
     return null;
   end $$`,
  `create constraint trigger shop_order_insert after insert on shop_order deferrable initially deferred
     for each row execute function shop_order_check_row()`,
  `create constraint trigger shop_order_update after update of status, cycle on shop_order deferrable initially deferred
     for each row when (old.status <> new.status or old.cycle <> new.cycle) execute function shop_order_check_row()`,
  `create constraint trigger points_entry_of_order after insert on points_entry deferrable initially deferred
     for each row when (new.reference_type = 'order') execute function shop_order_check_reference()`,
  `create constraint trigger stock_movement_of_order after insert on stock_movement deferrable initially deferred
     for each row when (new.order_id is not null) execute function shop_order_check_part()`,
  `create constraint trigger order_event_of_order after insert on order_event deferrable initially deferred
     for each row execute function shop_order_check_part()`,

  `create table saved_address (
     id uuid primary key,
     account_id uuid not null references account (id),
     full_address text not null check (char_length(full_address) between 10 and 500),
     is_default boolean not null default false,
     created_at timestamptz not null default now()
   )`,
  `create unique index saved_address_default on saved_address (account_id) where is_default`,
  `create index saved_address_account on saved_address (account_id, created_at, id)`,
];

const WORK_STATUS = `check (status in ('queued', 'running', 'done', 'failed', 'stopped'))`;
const WORK = `
     status text not null default 'queued' ${WORK_STATUS},
     total integer not null check (total >= 0),
     done integer not null default 0 check (done >= 0),
     failed integer not null default 0 check (failed >= 0),
     attempts integer not null default 0,
     lease_until timestamptz,
     created_by uuid not null references account (id),
     created_at timestamptz not null default now(),
     finished_at timestamptz,
     check ((status in ('done', 'failed', 'stopped')) = (finished_at is not null))`;
const ITEM = `
     position integer not null check (position >= 0),
     status text not null default 'queued' check (status in ('queued', 'done', 'failed')),
     message text`;

const BATCHES = [
  `create table order_batch (
     id uuid primary key,
     to_status text not null check (to_status in ('pending', 'shipped', 'completed', 'cancelled')),
     reason text check (char_length(reason) between 1 and 200),
     ${WORK}
   )`,
  `create table order_batch_item (
     batch_id uuid not null references order_batch (id) on delete cascade,
     order_id uuid not null references shop_order (id),
     tracking_number text check (char_length(tracking_number) between 1 and 50),
     ${ITEM},
     primary key (batch_id, position),
     constraint order_batch_item_order unique (batch_id, order_id)
   )`,
  `create table stock_change (
     id uuid primary key,
     reason text not null check (char_length(reason) between 1 and 200),
     ${WORK}
   )`,
  `create table stock_change_item (
     change_id uuid not null references stock_change (id) on delete cascade,
     product_id uuid not null,
     delta integer,
     set_to integer check (set_to >= 0),
     ${ITEM},
     primary key (change_id, position),
     constraint stock_change_item_one check ((delta is null) <> (set_to is null))
   )`,
  `create index order_batch_open on order_batch (created_at) where status in ('queued', 'running')`,
  `create index stock_change_open on stock_change (created_at) where status in ('queued', 'running')`,
];

/** Products with the movements of their stock, orders with the rules that hold points, stock and timeline together, addresses, and batches. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...PRODUCTS, ...ORDERS, ...BATCHES]) await sql.raw(statement).execute(db);
}
