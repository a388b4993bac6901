//! Points, and the outlines of the vertices of a diagram.

use stratege_core::Player;

/// A point or a displacement, in pixels; y grows downwards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

impl Point {
    pub(crate) const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    pub(crate) fn plus(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }

    pub(crate) fn minus(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }

    pub(crate) fn times(self, factor: f64) -> Point {
        Point::new(self.x * factor, self.y * factor)
    }

    pub(crate) fn length(self) -> f64 {
        libm::hypot(self.x, self.y)
    }

    /// The same direction with length 1; a point without a direction points down.
    pub(crate) fn unit(self) -> Point {
        let length = self.length();
        if length < 1e-9 { Point::new(0.0, 1.0) } else { self.times(1.0 / length) }
    }
}

/// The outline that says who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// A circle, or a bar with round ends: player 1 moves.
    Round,
    /// A square or a rectangle: player 2 moves.
    Square,
    /// Pointed at the left and at the right: nobody moves.
    Hexagon,
}

impl Shape {
    /// The shape of a vertex where `player` moves.
    pub(crate) fn of(player: Option<Player>) -> Shape {
        match player {
            Some(player) if player.is_first() => Shape::Round,
            Some(_) => Shape::Square,
            None => Shape::Hexagon,
        }
    }
}

/// The room that a vertex takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Footprint {
    pub(crate) shape: Shape,
    /// From the middle to the right border.
    pub(crate) half_width: f64,
    /// From the middle to the lower border.
    pub(crate) half_height: f64,
    /// Further room at the left and at the right, for what is attached to the vertex.
    pub(crate) margin: f64,
}

impl Footprint {
    /// How far the tips of a hexagon stick out.
    pub(crate) fn tip(&self) -> f64 {
        (0.5 * self.half_height).min(self.half_width)
    }

    /// From the middle to the end of the room, to the right.
    pub(crate) fn reach(&self) -> f64 {
        self.half_width + self.margin
    }

    /// Whether a displacement from the middle stays inside the border.
    pub(crate) fn contains(&self, point: Point) -> bool {
        let (x, y) = (point.x.abs(), point.y.abs());
        if x > self.half_width || y > self.half_height {
            return false;
        }
        match self.shape {
            Shape::Square => true,
            Shape::Hexagon => {
                (x - (self.half_width - self.tip())) / self.tip() <= 1.0 - y / self.half_height
            }
            Shape::Round => {
                let radius = self.half_height.min(self.half_width);
                let beyond_x = (x - (self.half_width - radius)).max(0.0);
                let beyond_y = (y - (self.half_height - radius)).max(0.0);
                libm::hypot(beyond_x, beyond_y) <= radius
            }
        }
    }

    /// Where the ray from `inside` along `direction` meets the border, from the middle.
    pub(crate) fn border(&self, inside: Point, direction: Point) -> Point {
        let ray = direction.unit();
        let (mut near, mut far) = (0.0, 2.0 * (self.half_width + self.half_height));
        for _ in 0..40 {
            let middle = f64::midpoint(near, far);
            if self.contains(inside.plus(ray.times(middle))) {
                near = middle;
            } else {
                far = middle;
            }
        }
        inside.plus(ray.times(near))
    }
}

/// The line of an arc, from its first vertex to its last.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Route {
    pub(crate) start: Point,
    pub(crate) steps: Vec<Step>,
}

/// A piece of a route.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Step {
    /// Straight to a point.
    Line(Point),
    /// A Bézier curve: two control points and the end.
    Curve(Point, Point, Point),
}

impl Step {
    pub(crate) fn end(self) -> Point {
        match self {
            Step::Line(end) | Step::Curve(_, _, end) => end,
        }
    }
}

impl Route {
    pub(crate) fn new(start: Point) -> Route {
        Route { start, steps: Vec::new() }
    }

    pub(crate) fn end(&self) -> Point {
        self.steps.last().map_or(self.start, |step| step.end())
    }

    /// Goes straight to `end`, unless it is there already.
    pub(crate) fn line(&mut self, end: Point) {
        if end.minus(self.end()).length() > 0.05 {
            self.steps.push(Step::Line(end));
        }
    }

    /// Goes straight down to height `y`, in one step with a line that came straight down.
    pub(crate) fn down(&mut self, y: f64) {
        let end = self.end();
        if let [.., before, Step::Line(last)] = &mut self.steps[..]
            && (before.end().x - last.x).abs() < 0.05
        {
            last.y = y;
            return;
        }
        self.line(Point::new(end.x, y));
    }

    /// Goes down to `end` by a curve that starts and ends upright.
    pub(crate) fn upright_curve(&mut self, end: Point) {
        let start = self.end();
        if (end.x - start.x).abs() < 0.05 {
            return self.down(end.y);
        }
        let bend = 0.42 * (end.y - start.y);
        let first = Point::new(start.x, start.y + bend);
        let second = Point::new(end.x, end.y - bend);
        self.steps.push(Step::Curve(first, second, end));
    }

    /// The same line in the other direction.
    pub(crate) fn reversed(&self) -> Route {
        let mut route = Route::new(self.end());
        let mut starts = vec![self.start];
        starts.extend(self.steps.iter().map(|step| step.end()));
        for (step, &start) in self.steps.iter().zip(&starts).rev() {
            route.steps.push(match *step {
                Step::Line(_) => Step::Line(start),
                Step::Curve(first, second, _) => Step::Curve(second, first, start),
            });
        }
        route
    }

    /// The same line, ended sooner by `length`, as an arrowhead needs it.
    pub(crate) fn shortened(&self, length: f64) -> Route {
        let mut route = self.clone();
        let starts_last = match route.steps.len() {
            0 => return route,
            1 => route.start,
            count => route.steps[count - 2].end(),
        };
        let last = route.steps.len() - 1;
        route.steps[last] = match route.steps[last] {
            Step::Line(end) => {
                let along = end.minus(starts_last);
                // A step turned over would turn the head over too.
                Step::Line(end.minus(along.unit().times(length.min(0.9 * along.length()))))
            }
            Step::Curve(first, second, end) => {
                let back = end.minus(second).unit().times(length);
                Step::Curve(first, second.minus(back), end.minus(back))
            }
        };
        route
    }

    /// Moves everything by `shift`.
    pub(crate) fn shift(&mut self, shift: Point) {
        self.start = self.start.plus(shift);
        for step in &mut self.steps {
            *step = match *step {
                Step::Line(end) => Step::Line(end.plus(shift)),
                Step::Curve(first, second, end) => {
                    Step::Curve(first.plus(shift), second.plus(shift), end.plus(shift))
                }
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_route_turned_over_twice_is_the_same() {
        let mut route = Route::new(Point::new(0.0, 0.0));
        route.down(20.0);
        route.upright_curve(Point::new(30.0, 80.0));
        route.down(100.0);
        route.down(120.0);
        assert_eq!(route.steps.len(), 3);
        assert_eq!(route.reversed().start, Point::new(30.0, 120.0));
        assert_eq!(route.reversed().reversed(), route);
        assert_eq!(route.shortened(10.0).end(), Point::new(30.0, 110.0));
    }

    #[test]
    fn rays_meet_the_border() {
        for shape in [Shape::Round, Shape::Square, Shape::Hexagon] {
            let footprint = Footprint { shape, half_width: 40.0, half_height: 25.0, margin: 0.0 };
            let side = |x, y| footprint.border(Point::new(0.0, 0.0), Point::new(x, y));
            assert!((side(1.0, 0.0).x - 40.0).abs() < 0.01);
            assert!((side(0.0, -1.0).y + 25.0).abs() < 0.01);
        }
    }
}
